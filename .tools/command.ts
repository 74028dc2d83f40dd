import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inProject } from './root.ts'

export type Ending = { succeeded: boolean; output: string }

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(128 + constants.signals[signal])
  })
}

const longest = 2_400_000

/**
 * Runs a program from node_modules/.bin in the project's folder and collects its output. Stops the program after 40
 * minutes. Values of `env` are added to the environment; undefined removes a variable.
 */
export function command(program: string, args: string[], env: Record<string, string | undefined> = {}) {
  return new Promise<Ending>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: inProject(),
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: longest,
    })
    running.add(child)
    let output = ''
    const gather = (text: string) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', gather)
    child.stderr.setEncoding('utf8').on('data', gather)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      if (signal) output += `\nStopped by ${signal}, after at most ${longest / 1000} s.`
      resolve({ succeeded: code === 0, output })
    })
  })
}
