import { CARDS } from './cards';

/** Misc tab (STG-46): cards, each with settings of one subject. */
export function Misc() {
	return (
		<div className="uf-settings__column">
			{ CARDS.map( ( Card, index ) => (
				<Card key={ index } />
			) ) }
		</div>
	);
}
