/** What Node has against a certificate that nobody it knows has signed. */
const UNTRUSTED: readonly string[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** Is this code of an error of that kind? */
export const isUntrustedCertificate = (code: string | undefined): boolean =>
  code !== undefined && UNTRUSTED.includes(code);

/** What is wrong then, and what helps. */
export const UNTRUSTED_REASON = 'its certificate is from nobody whom Node trusts';
export const UNTRUSTED_REMEDY = 'name the file of whoever signed it in NODE_EXTRA_CA_CERTS';
