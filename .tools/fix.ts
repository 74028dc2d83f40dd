import { command } from './command.ts'

for (const [program, ...args] of [
  ['oxlint', '--fix'],
  ['biome', 'check', '--write'],
] as const) {
  const { succeeded, output } = await command(program, args)
  console.log(output.trim())
  if (!succeeded) process.exitCode = 1
}
