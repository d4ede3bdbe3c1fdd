import { defineMiddleware } from 'astro:middleware'

// Starlight writes `data-theme="dark"` into every page and has a script mend it. Without scripts, the system should decide:
// the attribute goes, and the tokens' `color-scheme` follows the reader's own setting.
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = (await response.text()).replace(/(<html[^>]*) data-theme="dark"/, '$1')
  return new Response(html, response)
})
