import { memo } from 'react'
import { useUser } from '#actors/environment.tsx'
import type { AskedCommand } from '#app/palette/palette-entry.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import { t } from '#messages/message.ts'
import type { User } from '#schemas/user.ts'
import { UserButton } from '#ui/layout/shell.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

const loadItems = async () => (await import('./user-menu-items.tsx')).UserMenuItems

function roleOf(user: User): string {
  if (user.type === 'system') return t('Administrator')
  if (user.type === 'collector') return t('Collector')
  return ownBusiness(user)?.name ?? t('Business')
}

/** Memoised, because the frame re-renders often. */
export const UserMenu = memo(function UserMenu({ onAsk }: { onAsk: (asked: AskedCommand) => void }) {
  const user = useUser()
  const { button, menu, Items } = useMenu(loadItems)
  return (
    <>
      <UserButton name={user.name} detail={roleOf(user)} {...button} />
      {Items ? <Items menu={menu} onAsk={onAsk} /> : null}
    </>
  )
})
