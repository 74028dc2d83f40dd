import type { ReactNode } from 'react'
import { t } from '#messages/message.ts'
import type { OpenMenu } from '#ui/overlays/menu.tsx'
import type { MenuComponents } from '#ui/overlays/use-menu.ts'

/** Menu of the file formats in which a list or a report can be exported. */
export const ExportMenu = ({
  ui,
  label,
  menu,
  children,
}: {
  ui: MenuComponents
  label: string
  menu: OpenMenu
  children: ReactNode
}) => (
  <ui.Menu
    label={label}
    footer={t('For Excel in languages with a decimal comma: semicolons between cells, commas in numbers.')}
    {...menu}
  >
    {children}
  </ui.Menu>
)
