import type { ReactNode } from 'react'
import { t } from '#messages/message.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'

/** Menu of the files that contain a list or a report. */
export const ExportMenu = ({ label, menu, children }: { label: string; menu: OpenMenu; children: ReactNode }) => (
  <Menu
    label={label}
    footer={t('For Excel in languages with a decimal comma: semicolons between cells, commas in numbers.')}
    {...menu}
  >
    {children}
  </Menu>
)
