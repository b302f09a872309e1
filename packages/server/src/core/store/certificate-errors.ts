/** Node's error codes for a certificate that no trusted authority has signed. */
const UNTRUSTED: readonly string[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

export const isUntrustedCertificate = (code: string | undefined): boolean =>
  code !== undefined && UNTRUSTED.includes(code);

export const UNTRUSTED_REASON = 'its certificate is from nobody whom Node trusts';
export const UNTRUSTED_REMEDY = 'name the file of whoever signed it in NODE_EXTRA_CA_CERTS';
