/** Serves `dist/` (or the folder that SANDTABLE_OUT names) while the browser tests run, and makes sure that there is a Chromium. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './chromium.ts'
import { serve } from './serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dist: string
  }
}

export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const dist = resolve(import.meta.dirname, '../..', process.env.SANDTABLE_OUT ?? 'dist')
  if (!existsSync(resolve(dist, 'index.html')))
    throw new Error(`${dist} is missing: build the site first (npm run build)`)
  chromiumPath()
  const served = await serve(dist)
  provide('origin', served.origin)
  provide('dist', dist)
  return served.close
}
