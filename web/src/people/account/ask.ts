/* What the server is asked about my account. */
import { call } from "../../wire/http";
import type { Account, KeepSettings, SetPassword, SignIn } from "../../wire/types";

type Options = Record<string, unknown>;

export const ask = {
  account: () => call<Account>("GET", "/api/account"),
  set_password: (body: SetPassword) => call<Account>("POST", "/api/account/password", body),
  begin_passkey: () => call<Options>("POST", "/api/account/passkey/begin", {}),
  add_passkey: (credential: Options) => call<Account>("POST", "/api/account/passkey", { credential }),
  remove_passkey: (id: string) => call<Account>("POST", `/api/account/passkeys/${encodeURIComponent(id)}/remove`, {}),
  sign_in: (body: SignIn) => call<Account>("POST", "/api/sign-in", body),
  begin_sign_in: () => call<Options>("POST", "/api/sign-in/passkey/begin", {}),
  sign_in_by: (credential: Options, take: boolean) => call<Account>("POST", "/api/sign-in/passkey", { credential, take }),
  sign_out: (which: string) => call<Account>("POST", "/api/sign-out", { which }),
  keep_settings: (settings: Options) => call<KeepSettings>("POST", "/api/account/settings", { settings }),
  forget: () => call<Account>("POST", "/api/account/forget", { sure: true }),
};

export const everything_url = "/api/account/everything";
