/** One address, alone or after a name, without line breaks (RFC 5322 §3.4, as far as mails use it). */
const SENDER = /^(?:"[^"\\\r\n]*"\s*<(?<quoted>[^<>]+)>|[^"<>@,;:\r\n]*<(?<named>[^<>]+)>|(?<bare>[^<>]+))$/;
const ADDRESS = /^[^\s<>@"(),:;\\]+@[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

/** Domains that exist only in private networks (RFC 6761, RFC 6762, RFC 8375). */
const OWN_NETWORK = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|invalid)$/;
const IP_ADDRESS = /^\[|^[\d.]+$/;

const NOBODY = 'selah@localhost';

/** Whether mails can be sent with this sender. */
export function isSender(text: string): boolean {
  return addressIn(text) !== undefined;
}

export interface Sender {
  readonly from: string;
  /** Whether other mail servers may accept this sender: its domain can exist in public. */
  readonly isSenderReal: boolean;
}

/** The sender that is configured, or one of the site's own domain. */
export function senderOf(site: {
  readonly mailFrom: string | undefined;
  readonly publicUrl: string;
  readonly productName: string;
}): Sender {
  const { mailFrom, publicUrl, productName } = site;
  if (mailFrom !== undefined) {
    const domain = addressIn(mailFrom)?.split('@').at(-1) ?? '';
    return { from: mailFrom, isSenderReal: isRealDomain(domain) };
  }
  const domain = new URL(publicUrl).hostname.replace(/^www\./, '');
  const isSenderReal = isRealDomain(domain);
  const name = productName.replace(/["\\\r\n]/g, '');
  return { from: `"${name}" <${isSenderReal ? `selah@${domain}` : NOBODY}>`, isSenderReal };
}

function addressIn(text: string): string | undefined {
  const { quoted, named, bare } = SENDER.exec(text.trim())?.groups ?? {};
  const address = (quoted ?? named ?? bare)?.trim() ?? '';
  return ADDRESS.test(address) ? address : undefined;
}

function isRealDomain(domain: string): boolean {
  return domain.includes('.') && !IP_ADDRESS.test(domain) && !OWN_NETWORK.test(domain.toLowerCase());
}
