/** Positions as links and as files. */

const parameter = 'r'

/** The record's text in an address (`#r=...`), or undefined. */
export const recordInAddress = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(parameter) ?? undefined

/** The id of the saved game that an address names (`#g=...`), or undefined. */
export const gameInAddress = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('g') ?? undefined

/** The address of this page with a record in it. */
export const addressOf = (record: string): string => {
  const address = new URL(location.href)
  address.hash = new URLSearchParams({ [parameter]: record }).toString()
  return address.href
}

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
