/**
 * Keys, signatures, secrets and seals of games that are played by link, by WebCrypto: the same in browsers and Node. All are text, in the
 * digits of addresses (base64url).
 */

/** The keys of one player in one game. Whoever knows the private part can move in its place. */
export interface Keys {
  /** Both coordinates of a point on P-256, 43 digits each. */
  readonly publicKey: string
  /** 43 digits. */
  readonly privateKey: string
}

const coordinate = 43
const secretLength = 22

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const makeDigits = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const parseDigits = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(digits.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const hash = async (text: string): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytesOf(text))

/** Fresh keys for a game. */
export const makeKeys = async (): Promise<Keys> => {
  const { privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', privateKey)
  return { publicKey: x + y, privateKey: d }
}

const pointOf = (publicKey: string) => ({
  kty: 'EC',
  crv: 'P-256',
  x: publicKey.slice(0, coordinate),
  y: publicKey.slice(coordinate),
})

/** @throws DOMException when the keys are none, or do not belong together */
export const sign = async ({ publicKey, privateKey }: Keys, text: string): Promise<string> => {
  const jwk = { ...pointOf(publicKey), d: privateKey }
  const key = await crypto.subtle.importKey('jwk', jwk, curve, false, ['sign'])
  return makeDigits(await crypto.subtle.sign(signing, key, bytesOf(text)))
}

/** True if the owner of a key signed a text. False for an invalid key. */
export const isSigned = async (publicKey: string, signature: string, text: string): Promise<boolean> => {
  try {
    const key = await crypto.subtle.importKey('jwk', pointOf(publicKey), curve, false, ['verify'])
    return await crypto.subtle.verify(signing, key, parseDigits(signature), bytesOf(text))
  } catch {
    return false
  }
}

/** The secret of a link that the owner of these keys sends: the same whenever it is asked for, and known to nobody else. */
export const secretOf = async ({ privateKey }: Keys, link: number): Promise<string> =>
  makeDigits(await hash(`sandtable secret:${link}:${privateKey}`)).slice(0, secretLength)

/** The seal on the secret of a link. */
export const sealOf = async (link: number, secret: string): Promise<string> =>
  makeDigits(await hash(`sandtable seal:${link}:${secret}`))

/** The seed of the dice of a link: 0 to 2^32 - 1. */
export const seedOf = async (link: number, before: string, secret: string): Promise<number> =>
  new DataView(await hash(`sandtable dice:${link}:${before}:${secret}`)).getUint32(0)
