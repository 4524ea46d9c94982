/** The body of `POST /v3/sendMessage` (F4). */
export interface WireMessage {
  name: string;
  phone: string;
  message: string;
  type: string;
  page: string;
}

/** Every refusal of the local API: a status and a sentence in French (W16). */
export interface WireError {
  status: number;
  error: string;
}
