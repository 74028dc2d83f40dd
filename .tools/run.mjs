// Runs one of the project's programs: `node .tools/run.mjs .tools/check.ts lint`. Installs the dependencies first, so
// this file is plain JavaScript without dependencies that runs in a fresh clone on Node 20 or newer.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const oldestNode = [22, 19]

const packagesIn = file => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** True if node_modules matches package-lock.json. Compares it with npm's record of the installed packages. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (!present) return false
  const same = Object.entries(wanted).every(
    // Missing optional packages are fine: they are for other platforms.
    ([path, { version, optional }]) => path === '' || (present[path] ? present[path].version === version : optional),
  )
  return same && Object.keys(present).every(path => path in wanted)
}

function install() {
  console.log('Installing the packages of package-lock.json (this takes about a minute) …')
  // npm must run on the system's Node, because the installation might replace the Node in node_modules.
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== bin)
  const { status, error } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter) },
  })
  if (error || status !== 0) {
    console.error(`The packages could not be installed: npm ci ${error ? error.message : `ended with ${status}`}.`)
    process.exit(1)
  }
}

/** Returns the path of the Node that the lock file pins for this platform, otherwise of the current Node. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const pinned = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', 'node')
  for (const candidate of [pinned, `${pinned}.exe`]) if (existsSync(candidate)) return candidate
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath
  console.error(
    `Node ${oldestNode.join('.')} or newer is needed, and this is ${process.versions.node} on ${process.platform} ` +
      `${process.arch}, for which no newer one can be installed here. Get one from https://nodejs.org and try again.`,
  )
  process.exit(1)
}

const [file, ...args] = process.argv.slice(2)
const program = file && join(root, file)
if (!program || !existsSync(program)) {
  console.error(`Usage: node .tools/run.mjs <program> [arguments]. There is no program ${file ?? '(none was named)'}.`)
  process.exit(1)
}

if (/[#?]/.test(root)) {
  console.error(`Vite can't work in a folder with # or ? in its path. Move or rename ${root}`)
  process.exit(1)
}

if (!isInstalled()) install()

const child = spawn(findNode(), [program, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
