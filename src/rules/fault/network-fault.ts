import { has } from '../older.ts';

const CUT = 'la connexion a été coupée';
const SLOW = 'aucune réponse à temps';
const NO_TLS = 'il ne parle pas HTTPS';
const UNKNOWN_CERTIFICATE = 'son certificat n’est pas reconnu';

/** Codes of Node and of its `fetch`, for one who does not know them. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'ce nom n’existe pas',
  EAI_AGAIN: 'ce nom n’a pas été trouvé, car le réseau ou le DNS ne répond pas',
  ECONNREFUSED: 'rien n’écoute à cette adresse',
  EHOSTUNREACH: 'cette machine est hors d’atteinte',
  ENETUNREACH: 'le réseau est hors d’atteinte',
  ECONNRESET: CUT,
  EPIPE: CUT,
  UND_ERR_SOCKET: CUT,
  ETIMEDOUT: SLOW,
  ABORT_ERR: SLOW,
  UND_ERR_CONNECT_TIMEOUT: SLOW,
  UND_ERR_HEADERS_TIMEOUT: SLOW,
  UND_ERR_BODY_TIMEOUT: SLOW,
  EPROTO: NO_TLS,
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
  CERT_HAS_EXPIRED: 'son certificat a expiré',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat est celui d’un autre nom',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_CERTIFICATE,
};

/**
 * Why no answer came, in French; the code itself when it is another one (W6, W27).
 *
 * `networkFault('ECONNREFUSED')` → `'rien n’écoute à cette adresse'`
 */
export function networkFault(code: string): string {
  if (code.startsWith('HPE_')) return 'ce n’est pas du HTTP';
  return has(FAULTS, code) ? (FAULTS[code] ?? code) : code;
}
