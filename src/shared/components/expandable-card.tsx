import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { chevronDown, chevronUp, lock } from '@wordpress/icons';
import './expandable-card.scss';

interface Props {
	title: string;
	/** Line under the title. */
	description?: string;
	icon?: ReactNode;
	children: ReactNode;
	/** Open at first. */
	defaultOpen?: boolean;
	/** Cannot open (SHARED-16); a click calls `onLockedClick`. */
	locked?: boolean;
	onLockedClick?: () => void;
	headingLevel?: 2 | 3 | 4;
}

/**
 * Card whose head opens and closes it; a locked card cannot open (SHARED-16).
 */
export function ExpandableCard( {
	title,
	description,
	icon,
	children,
	defaultOpen = false,
	locked = false,
	onLockedClick,
	headingLevel = 2,
}: Props ) {
	const [ opened, setOpened ] = useState( defaultOpen );
	const body = useId();
	const open = opened && ! locked;
	const Heading = `h${ headingLevel }` as const;
	const mark = open ? chevronUp : chevronDown;

	return (
		<section className={ `uf-card${ locked ? ' is-locked' : '' }` }>
			<Heading className="uf-card__head">
				<button
					type="button"
					className="uf-card__toggle"
					aria-expanded={ open }
					aria-controls={ body }
					aria-disabled={ locked || undefined }
					onClick={ () => ( locked ? onLockedClick?.() : setOpened( ! opened ) ) }
				>
					{ icon && <span className="uf-card__icon">{ icon }</span> }
					<span className="uf-card__titles">
						<span className="uf-card__title">{ title }</span>
						{ description && <span className="uf-card__description">{ description }</span> }
					</span>
					<Icon icon={ locked ? lock : mark } size={ 24 } />
				</button>
			</Heading>
			<div id={ body } className="uf-card__body" hidden={ ! open }>
				{ open && children }
			</div>
		</section>
	);
}
