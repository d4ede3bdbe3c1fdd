import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testPatience } from './patience.ts'

it('no test has a shorter time limit of its own', () => {
  const files = globSync('{compiler,engine,site,tests}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(400)
  const limits = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:^ *\}, |\btimeout: )(\d[\d_]{3,})/gm)].flatMap(([text, limit]) =>
      Number(limit.replaceAll('_', '')) < testPatience ? [`${file}: ${text.trim()}`] : [],
    ),
  )
  expect(limits).toEqual([])
})
