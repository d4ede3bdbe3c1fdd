/** Tests of pages wait for what is to be seen, and never for a time. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The page itself takes no second press on the end of a turn for some time. */
const allowed = 'table.ts: await page.waitForTimeout('

test('no test waits for a time', () => {
  const waits = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['waits.test.ts'] }).flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/await \S*waitForTimeout\(/g)].map(
      ([call]) => `${name}: ${call}`,
    ),
  )
  expect(waits).toEqual([allowed])
})

test('no test reads what a page writes into its address before the browser has told of it', () => {
  const reads = globSync('*.test.ts', { cwd: import.meta.dirname, exclude: ['waits.test.ts'] }).flatMap((name) =>
    [
      ...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/new URL\(\S*\.url\(\)\)\.(?:search|hash)/g),
    ].map(([read]) => `${name}: ${read}`),
  )
  expect(reads).toEqual([])
})
