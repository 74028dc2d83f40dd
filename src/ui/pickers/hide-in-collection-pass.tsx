import { type ReactNode, use } from 'react'
import { ComboBoxStateContext, ComboBoxValue } from 'react-aria-components/ComboBox'

const nothing = () => ''

/**
 * Renders parts of a combo box other than its list. react-aria renders the content a second time, hidden, to collect
 * the options; these parts are skipped there.
 *
 * The empty `ComboBoxValue` avoids another render: react-aria renders the combo box again without one.
 */
export const HideInCollectionPass = ({ children }: { children: ReactNode }) =>
  use(ComboBoxStateContext) ? (
    <>
      {children}
      <ComboBoxValue hidden>{nothing}</ComboBoxValue>
    </>
  ) : null
