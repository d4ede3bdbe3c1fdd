/**
 * Work of the page's main thread for a frame of a pan: processor time of style, layout, paint and commit while the map is drawn about with
 * the mouse, drawn units shown. Reads `dist/`; run `npm run build` first. `node tests/bench/pan.ts [SCENARIO...]`, by default the largest map of
 * each system that has many counters.
 */
import { launch } from '../browser/chromium.ts'
import { serve } from '../browser/serve.ts'

const target = 8
const moves = 120
const named = process.argv.slice(2)

interface TraceEvent {
  readonly name: string
  readonly ph: string
  /** Processor time, in microseconds. */
  readonly tdur?: number
}

const site = await serve(new URL('../../dist', import.meta.url).pathname)
const browser = await launch()
console.log('a frame of a pan, ms of processor time  median  95 of 100')
for (const id of named.length > 0 ? named : ['meuse', 'tula', 'tatsinskaya']) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${site.origin}/scenarios/${id}/`)
  await page.locator('.map-units .unit').first().waitFor()
  await page.locator('.map-viewport').focus()
  if ((await page.locator('.counter-drawing').count()) === 0) await page.keyboard.press('v')
  await page.locator('.counter-drawing').first().waitFor({ state: 'attached' })
  const { x, y, width, height } = (await page.locator('.map-viewport').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.move(x + width / 2, y + height / 2)

  const trace = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  // The protocol does not describe its events any closer.
  trace.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise<unknown>((done) => trace.once('Tracing.tracingComplete', done))
  await trace.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink', 'cc', 'devtools.timeline'] },
  })
  await page.mouse.down()
  for (let move = 0; move < moves; move++) {
    const turn = (move / moves) * 4 * Math.PI
    await page.mouse.move(x + width / 2 + 150 * Math.sin(turn), y + height / 2 + 100 * Math.sin(turn * 0.7))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  await page.mouse.up()
  await trace.send('Tracing.end')
  await ended
  // Frames in which the map stands still cost next to nothing: as many as there were moves are looked at, the dearest.
  const frames = events
    .flatMap(({ name, ph, tdur = 0 }) => (name === 'ProxyMain::BeginMainFrame' && ph === 'X' ? [tdur / 1000] : []))
    .sort((one, other) => one - other)
    .slice(-moves)
  const at = (part: number): number => frames[Math.floor(part * frames.length)] ?? 0
  const verdict = at(0.5) <= target ? 'within' : 'OVER'
  console.log(
    `${id.padEnd(38)}${at(0.5).toFixed(1).padStart(8)}${at(0.95).toFixed(1).padStart(11)}   ${verdict} ${target}`,
  )
  await page.close()
}
await browser.close()
await site.close()
