import { defineMiddleware } from 'astro:middleware'

// Starlight writes `data-theme="dark"` into every page and corrects it with a script. The attribute is removed so that
// without scripts `color-scheme` follows the reader's system setting.
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = (await response.text()).replace(/(<html[^>]*) data-theme="dark"/, '$1')
  return new Response(html, response)
})
