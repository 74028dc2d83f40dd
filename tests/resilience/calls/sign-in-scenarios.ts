import { standardPassword } from '#mirage/data/accounts.ts'
import { emailOf } from './data.ts'
import { administrator, fill, press, type Scenario, type Scene } from './scenario.ts'

const newcomer = { username: 'ayesha@greenloop.example', step: 'enrolling' } as const
const username = 'E-mail or phone number'

const led = (to: RegExp) => async (page: Scene['page']) => to.test(new URL(page.url()).pathname)
const answered = (name: string) => (scene: Scene) =>
  scene.server.served.slice(scene.served).filter(call => call.name === name && call.status === 200).length

/** Sign-up, sign-in and sign-out, and the second factor. */
export const signInScenarios: readonly Scenario[] = [
  {
    call: 'authentication.check',
    kind: 'read',
    make: ({ page }) => page.goto('/admin/materials', { waitUntil: 'commit' }),
    shows: page => page.getByRole('rowheader').first(),
  },
  {
    call: 'authentication.login',
    kind: 'entry',
    as: null,
    async open({ page }) {
      await page.goto('/sign-in')
      await fill(page, username, administrator)
      await fill(page, 'Password', standardPassword)
    },
    make: ({ page }) => press(page, 'Sign in'),
    typed: ({ page }) => [page.getByRole('textbox', { name: username }), administrator],
    success: led(/^\/mfa\/verify/),
    done: answered('authentication.login'),
  },
  {
    call: 'authentication.register',
    kind: 'entry',
    as: null,
    async open({ page, mark }) {
      await page.goto('/sign-up')
      await fill(page, 'Your name or your business name', mark)
      await fill(page, username, emailOf(mark))
      await fill(page, 'Password', standardPassword)
    },
    make: ({ page }) => press(page, 'Create account'),
    typed: ({ page, mark }) => [page.getByRole('textbox', { name: username }), emailOf(mark)],
    success: led(/^\/mfa\/enable/),
    done: ({ store, mark }) => Number(store.userNamed(emailOf(mark)) !== undefined),
    isCreating: true,
  },
  {
    call: 'authentication.logout',
    kind: 'entry',
    async open({ page }) {
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Lindiwe Pretorius' }).waitFor()
    },
    async make({ page }) {
      await page.getByRole('button', { name: 'Lindiwe Pretorius' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    },
    success: led(/^\/sign-in/),
    done: answered('authentication.logout'),
  },
  {
    call: 'authentication.mfa.enable',
    kind: 'read',
    as: newcomer,
    make: ({ page }) => page.goto('/mfa/enable', { waitUntil: 'commit' }),
    shows: page => page.getByRole('img', { name: /QR code/ }),
  },
  {
    call: 'authentication.mfa.verify',
    kind: 'entry',
    as: { username: administrator, step: 'signed-in' },
    async open({ page }) {
      await page.goto('/mfa/verify')
      await page.getByRole('textbox', { name: 'Code', exact: true }).waitFor()
    },
    make: ({ page, server }) =>
      page.getByRole('textbox', { name: 'Code', exact: true }).fill(server.codeOf(administrator)),
    async retry({ page, server }) {
      const code = page.getByRole('textbox', { name: 'Code', exact: true })
      await code.fill('')
      await code.fill(server.codeOf(administrator))
    },
    success: led(/^\/admin/),
    done: answered('authentication.mfa.verify'),
  },
  {
    call: 'authentication.permissions',
    kind: 'read',
    make: ({ page, store }) =>
      page.goto(`/admin/roles/${store.roles.all()[0]?.id}/permissions`, { waitUntil: 'commit' }),
    shows: page => page.getByRole('checkbox', { name: 'Users', exact: true }),
  },
]
