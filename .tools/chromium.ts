import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from './root.ts'

export type Browser = {
  executablePath: string
  args: string[]
  /** Complete environment for the browser process, not only additions. */
  env: Record<string, string>
}

const installed = '/usr/bin/chromium'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without these flags, Chromium sends update and background requests at every start. These requests are slow
  // without internet access.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined))

/**
 * Returns the Chromium for the tests: the path in `CHROME`, otherwise the system's browser, otherwise that of the npm
 * package. `CHROME=package` forces the latter.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROME
  if (named && named !== 'package') {
    if (!existsSync(named)) throw new Error(`CHROME names ${named}, and there is no such file.`)
    return { executablePath: named, args, env: environment() }
  }
  if (!named && existsSync(installed)) return { executablePath: installed, args, env: environment() }

  const folder = await unpacked()
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: join(folder, 'chromium'),
    args: [...args, '--headless=shell', '--no-zygote'],
    env: { ...environment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/** Returns the folder of the package's Chromium. Unpacks each version once into the system's temporary folder. */
async function unpacked() {
  const manifest = readFileSync(inProject('node_modules/@sparticuz/chromium/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = join(tmpdir(), `threereco-chromium-${version}`)
  if (existsSync(folder)) return folder

  // Unpacks into a draft folder and then renames it, so that parallel runs never use an incomplete folder.
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  const before = { ...process.env }
  // The package unpacks into TMPDIR. It includes its system libraries only if it detects AWS Lambda.
  Object.assign(process.env, { TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    process.env = before
  }
  writeFileSync(join(draft, 'fonts', 'fonts.conf'), fontsOf(folder))
  try {
    renameSync(draft, folder)
  } catch (error) {
    // A parallel run renamed its folder first, so that folder is used.
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true })
  }
  return folder
}

/** Returns the font configuration for this folder. The package's configuration refers to AWS Lambda folders. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
