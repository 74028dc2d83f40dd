import { t } from '#messages/message.ts'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'

export const ReportsMenuItems = ({
  menu,
  reports,
}: {
  menu: OpenMenu
  reports: ReadonlyArray<{ label: string; href: string }>
}) => (
  <Menu label={t('Reports')} {...menu}>
    {reports.map(({ label, href }) => (
      <MenuItem key={href} href={href}>
        {label}
      </MenuItem>
    ))}
  </Menu>
)
