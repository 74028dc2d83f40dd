import { t } from '#messages/message.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'

/** Turns single keys on or off, for users of speech input, which presses keys for words. */
export const SingleKeys = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Checkbox
    label={t('Single keys')}
    detail={t('Keys without Ctrl or Alt, such as N. Turn them off if you use speech input.')}
    isSelected={isOn}
    onChange={onChange}
  />
)
