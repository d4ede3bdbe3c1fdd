/** Finds the machine's Chromium, or brings it where that is one command. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium without its windows takes half the processor time of the whole one. */
const headless = '/usr/bin/chromium-headless-shell'

const candidates = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const found = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named === undefined || named === '') return candidates.find((path) => existsSync(path))
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
  return named
}

const mayInstall = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Path of a Chromium. As root on Debian the headless one is installed when missing; elsewhere the error says what to do. */
export const chromiumPath = (): string => {
  if (!process.env.CHROMIUM_PATH && !existsSync(headless) && mayInstall()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    process.stderr.write('No headless Chromium on this machine: installing it with apt-get.\n')
    try {
      execFileSync('apt-get', ['update', '-q'], { env, stdio: 'inherit' })
      const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']
      execFileSync('apt-get', install, { env, stdio: 'inherit' })
    } catch (problem) {
      // Another Chromium may be here.
      process.stderr.write(`${problem}\n`)
    }
  }
  const path = found()
  if (path !== undefined) return path
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium; others: Chrome or Chromium from its maker), or set CHROMIUM_PATH to its executable.',
  )
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), headless: true, args: flags })
