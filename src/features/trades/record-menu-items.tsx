import { Menu, MenuChoice } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import { type Afterwards, afterwardsKinds } from './use-afterwards.ts'

/** The choice of what follows a recorded trade. */
export const RecordMenuItems = ({
  menu,
  labels,
  afterwards,
  onChoose,
}: {
  menu: OpenMenu
  labels: Record<Afterwards, string>
  afterwards: Afterwards
  onChoose: (afterwards: Afterwards) => void
}) => (
  <Menu label="What follows" {...menu}>
    <MenuChoice
      title="What the button does"
      options={afterwardsKinds.map(id => ({ id, label: labels[id] }))}
      value={afterwards}
      onChange={chosen => {
        onChoose(chosen)
        menu.onClose()
      }}
    />
  </Menu>
)
