import { type AfterRecording, afterRecordingKinds } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import { Menu, MenuChoice } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'

export const RecordMenuItems = ({
  menu,
  labels,
  afterwards,
  onChoose,
}: {
  menu: OpenMenu
  labels: Record<AfterRecording, string>
  afterwards: AfterRecording
  onChoose: (afterwards: AfterRecording) => void
}) => (
  <Menu label={t('Next step')} {...menu}>
    <MenuChoice
      title={t('After recording')}
      options={afterRecordingKinds.map(id => ({ id, label: labels[id] }))}
      value={afterwards}
      onChange={chosen => {
        onChoose(chosen)
        menu.onClose()
      }}
    />
  </Menu>
)
