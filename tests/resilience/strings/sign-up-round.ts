import { emailOf } from '../calls/data.ts'
import type { Visit } from '../stage.ts'
import { inBrief } from './form-round.ts'
import { signUpFields } from './forms.ts'
import { renderingFaults } from './rendering-faults.ts'
import { heldIn, type } from './typing.ts'
import { waitUntil } from './wait-until.ts'

/** Signs up with a name, a username and a password. Each is stored unchanged, or refused with a reason. */
export async function signUpRound(
  visit: Visit,
  texts: Readonly<Record<'name' | 'username' | 'password', string>>,
  mark: string,
): Promise<Array<{ field: string; seen: string }>> {
  const { page, server, context } = visit
  const { name, username, password, goodPassword } = signUpFields
  const good: Readonly<Record<string, string>> = { [name]: mark, [username]: emailOf(mark), [password]: goodPassword }
  const misses: Array<{ field: string; seen: string }> = []
  await context.clearCookies()
  await page.goto('/sign-up')
  await page.getByRole('textbox', { name }).waitFor()
  await type(page, { [name]: texts.name, [username]: texts.username, [password]: texts.password })
  const entered = await heldIn(page, [name, username, password])
  const refused = new Set<string>()
  const isIn = () => new URL(page.url()).pathname === '/mfa/enable'
  for (let tries = 0; tries < 4 && !isIn(); tries += 1) {
    await page.getByRole('button', { name: 'Create account' }).click()
    let fields = entered
    await waitUntil(
      visit,
      async () => {
        if (isIn()) return true
        fields = await heldIn(page, [name, username, password])
        return Object.values(fields).some(({ refusal }) => refusal !== null)
      },
      () => 'it is neither accepted nor refused',
    )
    if (isIn()) break
    misses.push(...(await renderingFaults(visit)).map(seen => ({ field: name, seen })))
    const again: Record<string, string> = {}
    for (const [label, { refusal }] of Object.entries(fields)) {
      if (refusal === null) continue
      if (refusal === '') misses.push({ field: label, seen: 'it is refused without a reason' })
      refused.add(label)
      again[label] = good[label] ?? ''
    }
    await type(page, again)
  }
  const sent = (label: string) => {
    const text = refused.has(label) ? (good[label] ?? '') : (entered[label]?.text ?? '')
    return label === password ? text : text.trim()
  }
  const user = server.mock.store.users.all().find(each => each.username === sent(username) && each.name === sent(name))
  if (!user) misses.push({ field: name, seen: `no user is stored for ${inBrief(sent(name))}` })
  else if (user.password !== sent(password)) misses.push({ field: password, seen: 'another password is stored' })
  return [...misses, ...(await renderingFaults(visit)).map(seen => ({ field: name, seen }))]
}
