/**
 * The content security policy of the built pages. Everything comes from the site itself; the search index is WebAssembly. Astro can write
 * such a policy with a hash for each script and style sheet of the site: that would be 2 kB more in every page, for files that `'self'`
 * allows.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
