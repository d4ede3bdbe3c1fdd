/** Positions as links and as files. */
import { areOfOneBattle, type Identity } from '../../engine/record.ts'
import { attempt } from './settings.ts'
import type { PlayerState } from './systemUi.ts'

const parameter = 'r'

/** The record's text in an address (`#r=...`), or undefined. */
export const recordInAddress = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(parameter) ?? undefined

/** The id of the saved game that an address names (`#g=...`), or undefined. */
export const gameInAddress = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('g') ?? undefined

/** Returns the message in a game that is played by link (`#link=...`), or undefined. */
export const sentInAddress = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('link') ?? undefined

/** The address of this page for a battle with forces, its own where there are none; the hash has letters of addresses. */
export const addressOfForces = (forces: string | undefined, hash: string): string => {
  const address = new URL(location.href)
  address.search = forces === undefined ? '' : new URLSearchParams({ forces }).toString()
  address.hash = hash
  return address.href
}

/**
 * The address at which a game of this scenario is played that has other forces than this page was loaded for; undefined when there is
 * no need to leave, or when leaving has not helped.
 */
export const addressElsewhere = (
  { ui, bundle }: PlayerState,
  game: Identity | undefined,
  hash: string,
): string | undefined => {
  if (ui.fromAddress === undefined || game?.scenario !== bundle.identity.scenario) return undefined
  if (areOfOneBattle(game, bundle.identity)) return undefined
  const address = addressOfForces(game.forces, hash)
  return new URL(address).search === location.search ? undefined : address
}

/** An address that asks for something impossible: without the request the page has another battle. */
export class AddressError extends Error {}

const sentKey = 'sandtable sent'

/**
 * Leaves what somebody sent for the page that is loaded next: its lines may hold a key, which must stand in no address. Returns false
 * where the browser forbids it.
 */
export const leaveSent = (text: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(sentKey, text)
    return true
  }) ?? false

/** Returns the link left by the previous page. */
export const takeSent = (): string | undefined =>
  attempt(() => {
    const text = sessionStorage.getItem(sentKey) ?? undefined
    sessionStorage.removeItem(sentKey)
    return text
  })

/** Names the saved game in the address, so that it is there again when the page is loaded again. */
export const nameInAddress = (id: string): void =>
  history.replaceState(null, '', `${location.pathname}${location.search}#g=${id}`)

/** The part of an address that holds a record. */
export const hashOfRecord = (record: string): string => new URLSearchParams({ [parameter]: record }).toString()

export const forgetAddress = (): void => history.replaceState(null, '', location.pathname + location.search)

/** Hands a record to the browser as a file to keep. */
export const download = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
