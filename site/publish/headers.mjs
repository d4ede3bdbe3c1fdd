/** Headers for hosts that read them from files of the site: `_headers` for Netlify and Cloudflare Pages, `.htaccess` for Apache. */
import { writeFile } from 'node:fs/promises'
import { contentSecurityPolicy } from './policy.mjs'

/** With every answer. A page cannot forbid by itself that others frame it. */
export const securityHeaders = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** For files that have a hash of their contents in their names. */
export const immutable = 'public, max-age=31536000, immutable'

/** `base` ends with a slash. */
const headersFile = (base) => `${base}*
${Object.entries(securityHeaders)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}
${base}_astro/*
  Cache-Control: ${immutable}
`

const htaccess = (base) => `ErrorDocument 404 ${base}404.html
<IfModule mod_headers.c>
${Object.entries(securityHeaders)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header set Cache-Control "no-cache"
  <If "%{REQUEST_URI} =~ m#^${base}_astro/#">
    Header set Cache-Control "${immutable}"
  </If>
</IfModule>
`

/** Also `.nojekyll`: without it GitHub Pages leaves out folders whose names begin with an underscore. */
export const headerFiles = () => {
  let base = '/'
  return {
    name: 'sandtable:header-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFile(base))
        await writeFile(new URL('.htaccess', dir), htaccess(base))
        await writeFile(new URL('.nojekyll', dir), '')
      },
    },
  }
}
