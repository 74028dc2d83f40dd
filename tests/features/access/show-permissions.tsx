import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { EnvironmentProvider, startEnvironment } from '#actors/environment.tsx'
import { PermissionSummary } from '#features/access/permissions/permission-summary.tsx'
import { PermissionTree } from '#features/access/permissions/permission-tree.tsx'
import { startMock } from '#mirage/mock.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'

/** Returns an environment for screens that send no requests. */
function startScreens() {
  const mock = startMock({ latency: 0, storage: null })
  const environment = startEnvironment({ address: new URL('/api', location.origin).href })
  onTestFinished(() => {
    environment.session.stop()
    mock.shutdown()
  })
  return environment
}

/**
 * Renders a permission tree and its summary in a form. `value` returns the current strings; `sent` is called on submit.
 */
export function showPermissions(strings: string[], props: Partial<Parameters<typeof PermissionTree>[0]> = {}) {
  const onChange = vi.fn<(value: string[]) => void>()
  const sent = vi.fn<(event: Event) => void>(event => event.preventDefault())
  function Held() {
    const [held, setHeld] = useState(strings)
    onChange.mockImplementation(setHeld)
    return (
      <form ref={form => form?.addEventListener('submit', sent)}>
        <PermissionTree groups={permissionGroups} value={held} onChange={onChange} {...props} />
        <PermissionSummary groups={permissionGroups} value={held} />
        <button type="submit">Save</button>
      </form>
    )
  }
  render(
    <EnvironmentProvider environment={startScreens()}>
      <Held />
    </EnvironmentProvider>,
  )
  return { user: userEvent.setup(), value: () => onChange.mock.lastCall?.[0] ?? strings, sent }
}
