/** Addresses of the site's pages: root-relative paths with the site's base before them. */

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** A root-relative path such as `/rules/` with the base before it. */
export const address = (path: string): string => `${base}${path}`

export const scenarioAddress = (id: string): string => address(`/scenarios/${id}/`)
export const calculatorAddress = (id: string): string => address(`/scenarios/${id}/calculator/`)
export const bundleAddress = (id: string): string => address(`/data/scenarios/${id}.json`)
export const pictureAddress = (path: string): string => address(`/media/${path}`)
export const rulebookAddress = (system: string): string => address(`/rules/${system}/`)
export const chapterAddress = (system: string, slug: string): string => address(`/rules/${system}/${slug}/`)
export const coverageAddress = (system: string): string => address(`/rules/${system}/coverage/`)
export const glossaryAddress = (system: string): string => address(`/rules/${system}/glossary/`)
export const referenceAddress = (system: string, page = ''): string =>
  address(`/reference/${system}/${page === '' ? '' : `${page}/`}`)
export const unitAddress = (system: string, id: string): string => referenceAddress(system, `units/${id}`)
export const guideAddress = (slug: string): string => address(`/guides/${slug}/`)
export const fieldsAddress = (system: string, kind: string): string => address(`/guides/fields/${system}/${kind}/`)
/** The rule system that a page of the rules or of the reference is about, or the fields of its files. */
export const systemOfPath = (path: string): string | undefined =>
  /^\/(?:rules|reference|guides\/fields)\/([\w-]+)\//.exec(path.slice(base.length))?.[1]
/** The anchor of a field on the page of its kind of file; the dot keeps it distinct from section anchors. */
export const fieldAnchor = (section: string, field: string): string => `${section}.${field}`
export const diagnosticAddress = (code: string): string => address(`/diagnostics/${code}/`)

/** Prefixes the root-relative links in the compiler's HTML with the base. */
export const rebase = (html: string): string =>
  base === '' ? html : html.replaceAll(/\b(href|src)="\/(?!\/)/g, `$1="${base}/`)
