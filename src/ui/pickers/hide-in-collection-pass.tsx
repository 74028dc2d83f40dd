import { type ReactNode, use } from 'react'
import { ComboBoxStateContext, ComboBoxValue } from 'react-aria-components/ComboBox'

const nothing = () => ''

/**
 * Renders the parts of a combo box around its list. react-aria renders the children twice, the second time hidden to
 * collect the options; that pass skips these parts.
 *
 * The empty `ComboBoxValue` avoids an extra render: without one, react-aria renders the combo box again.
 */
export const HideInCollectionPass = ({ children }: { children: ReactNode }) =>
  use(ComboBoxStateContext) ? (
    <>
      {children}
      <ComboBoxValue hidden>{nothing}</ComboBoxValue>
    </>
  ) : null
