"""What a server tells a collector of OpenTelemetry, if it is set so: each request, act and commit.

A span names the kind of address, never the address: codes and secrets are in those.
"""

from __future__ import annotations

import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from quarterdeck import __version__
from quarterdeck.server.monitoring.counted import Uncounted

NS = 1_000_000_000
BAD = 500


class Tracing(Uncounted):
    """Of one server; ``around`` goes around the application."""

    def __init__(self, endpoint: str) -> None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        about = Resource.create({"service.name": "quarterdeck", "service.version": __version__})
        self._provider = TracerProvider(resource=about)
        exporter = OTLPSpanExporter(endpoint=endpoint.rstrip("/") + "/v1/traces", timeout=5)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("quarterdeck")
        self._context = TraceContextTextMapPropagator()

    def close(self) -> None:
        """What is left is sent, if somebody takes it."""
        self._provider.shutdown()

    def told(self, seconds: float) -> None:
        """An act, until everybody was told."""
        self._past("act", seconds, {})

    def committed(self, seconds: float, jobs: int) -> None:
        """A transaction."""
        self._past("commit", seconds, {"quarterdeck.jobs": jobs})

    def around(self, app: ASGIApp) -> ASGIApp:
        """A span for each request."""
        from opentelemetry.trace import SpanKind, Status, StatusCode

        async def traced(scope: Any, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await app(scope, receive, send)
                return
            given = {name.decode("latin-1"): v.decode("latin-1") for name, v in scope["headers"]}
            route = scope.get("path_template", "")
            span = self._tracer.start_span(
                f"{scope['method']} {route}",
                context=self._context.extract(given),
                kind=SpanKind.SERVER,
                attributes={"http.request.method": scope["method"], "http.route": route},
            )

            async def noted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                    if message["status"] >= BAD:
                        span.set_status(Status(StatusCode.ERROR))
                await send(message)

            try:
                await app(scope, receive, noted)
            finally:
                span.end()

        return traced

    def _past(self, name: str, seconds: float, about: dict[str, Any]) -> None:
        now = time.time_ns()
        began = now - int(seconds * NS)
        self._tracer.start_span(name, start_time=began, attributes=about).end(now)
