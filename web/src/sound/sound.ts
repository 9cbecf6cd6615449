/* Every sound, made on the spot from oscillators and noise: no files, nothing before the first click. */
import { settings } from "../settings/settings.svelte";
import type { SoundName } from "../table/face";

let audio: AudioContext | null = null;
let last = 0;

function context(): AudioContext | null {
  if (typeof AudioContext !== "function") return null;
  if (!navigator.userActivation?.hasBeenActive) return null; // browsers would refuse, loudly
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

interface Tone {
  at: number;
  for: number;
  pitch: number;
  to?: number; // glides there
  wave?: OscillatorType;
  loud?: number;
}

function tone(a: AudioContext, out: AudioNode, s: Tone): void {
  const start = a.currentTime + s.at;
  const osc = a.createOscillator();
  const gain = a.createGain();
  osc.type = s.wave ?? "sine";
  osc.frequency.setValueAtTime(s.pitch, start);
  if (s.to) osc.frequency.exponentialRampToValueAtTime(s.to, start + s.for);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(s.loud ?? 0.5, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + s.for);
  osc.connect(gain).connect(out);
  osc.start(start);
  osc.stop(start + s.for + 0.02);
}

function noise(a: AudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * length), a.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = a.createBufferSource();
  source.buffer = buffer;
  const filter = a.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  const gain = a.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(a.currentTime + at);
}

const sounds: Record<SoundName, (a: AudioContext, out: AudioNode) => void> = {
  // a ship's bell, struck twice
  turn(a, o) {
    for (const at of [0, 0.19]) {
      tone(a, o, { at, for: 0.9, pitch: 1046, loud: 0.28 });
      tone(a, o, { at, for: 0.5, pitch: 2637, loud: 0.1 });
    }
  },
  // wood on wood
  place(a, o) {
    noise(a, o, 0, 0.09, 420, 0.9);
    tone(a, o, { at: 0, for: 0.12, pitch: 190, to: 90, loud: 0.6 });
  },
  flip(a, o) {
    noise(a, o, 0, 0.07, 2200, 0.35);
    noise(a, o, 0.11, 0.07, 1200, 0.5);
  },
  coin(a, o) {
    tone(a, o, { at: 0, for: 0.3, pitch: 1760, wave: "triangle", loud: 0.26 });
    tone(a, o, { at: 0.07, for: 0.45, pitch: 2349, wave: "triangle", loud: 0.24 });
  },
  bag(a, o) {
    for (const at of [0, 0.05, 0.11]) noise(a, o, at, 0.05, 900 + at * 4000, 0.35);
  },
  column(a, o) {
    [523, 659, 784].forEach((pitch, i) => tone(a, o, { at: i * 0.08, for: 0.5, pitch, wave: "triangle", loud: 0.24 }));
  },
  map(a, o) {
    noise(a, o, 0, 0.2, 3000, 0.25);
    tone(a, o, { at: 0.08, for: 0.5, pitch: 587, to: 880, wave: "triangle", loud: 0.2 });
  },
  end(a, o) {
    [392, 523, 659, 784, 1046].forEach((pitch, i) => tone(a, o, { at: i * 0.13, for: 1.1, pitch, wave: "triangle", loud: 0.24 }));
  },
  refuse(a, o) {
    tone(a, o, { at: 0, for: 0.16, pitch: 196, to: 155, wave: "triangle", loud: 0.5 });
  },
};

export function play(name: SoundName): void {
  if (!settings.choices.sound || settings.choices.volume <= 0 || document.hidden) return;
  const a = context();
  if (!a) return;
  if (a.currentTime - last < 0.03) return; // a heap of events is one sound
  last = a.currentTime;
  const master = a.createGain();
  master.gain.value = settings.choices.volume ** 1.6 * 0.6;
  master.connect(a.destination);
  sounds[name](a, master);
  window.setTimeout(() => master.disconnect(), 2500);
}
