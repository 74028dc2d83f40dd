import type { SlipSize } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'

const sizes: ReadonlyArray<{ id: SlipSize; label: string }> = [
  { id: 'a4', label: t('A4 sheet') },
  { id: '80mm', label: t('80 mm roll') },
]

/** Menu of paper sizes; the last chosen size is first. */
export const PrintMenuItems = ({
  menu,
  last,
  onPrint,
}: {
  menu: OpenMenu
  last: SlipSize
  onPrint: (size: SlipSize) => void
}) => (
  <Menu label={t('Print slip')} {...menu}>
    {sizes
      .toSorted((a, b) => Number(b.id === last) - Number(a.id === last))
      .map(({ id, label }) => (
        <MenuItem key={id} icon="printer" onAction={() => onPrint(id)}>
          {label}
        </MenuItem>
      ))}
  </Menu>
)
