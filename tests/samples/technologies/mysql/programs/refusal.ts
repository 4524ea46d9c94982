/** What a server refuses, as its client throws it. */
export interface Refusal {
  readonly message: string;
  readonly errno?: number;
  readonly sqlState?: string;
  /** The connection is lost. */
  readonly fatal?: boolean;
}

/** `ERROR 1062 (23000): Duplicate entry…`, as in the client of MySQL. */
export function refusalText({ message, errno, sqlState }: Refusal): string {
  return sqlState ? `ERROR ${errno} (${sqlState}): ${message}` : message;
}
