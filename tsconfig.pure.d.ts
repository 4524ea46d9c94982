// An address is a value: the two classes of it that every platform has and the language lacks.
declare class URL {
  constructor(url: string | URL, base?: string | URL);
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly protocol: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
  hash: string;
  pathname: string;
  search: string;
}

declare class URLSearchParams {
  constructor(init?: string | Record<string, string>);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
}
