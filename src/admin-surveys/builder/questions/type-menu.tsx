import type { ComponentProps, ReactNode } from 'react';
import { Dropdown, Icon, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';
import { boot } from '../../../shared/app/boot';
import { LockTag } from '../../../shared/components/lock';
import { pageUrl } from '../../../shared/lib/pages';
import { typeName } from '../../../shared/registry/question-types';
import { editorOf } from '../question-types';
import { typeGroups } from '../words/types';
import { useTypeLock } from './use-type-lock';
import './type-menu.scss';

interface Props {
	renderToggle: ComponentProps< typeof Dropdown >[ 'renderToggle' ];
	onPick: ( type: QuestionType ) => void;
	label: string;
	placement?: 'top-start' | 'bottom-start';
	/** A last group. */
	last?: ( onClose: () => void ) => ReactNode;
}

/**
 * All types in three groups (QST-04); the same menu adds a question and
 * changes a type. A locked type says how to get it and changes nothing (QST-39,
 * QST-40).
 */
export function TypeMenu( { renderToggle, onPick, label, placement = 'bottom-start', last }: Props ) {
	return (
		<Dropdown
			className="ufb-typemenu"
			contentClassName="ufb-typemenu__popover"
			expandOnMobile
			headerTitle={ label }
			popoverProps={ { placement } }
			renderToggle={ renderToggle }
			renderContent={ ( { onClose } ) => (
				<div className="ufb-types uf-popover" role="menu" aria-label={ label }>
					{ typeGroups().map( ( group ) => (
						<MenuGroup key={ group.name } label={ group.name }>
							{ group.types.map( ( { key } ) => (
								<TypeItem
									key={ key }
									type={ key as QuestionType }
									onPick={ ( open ) => {
										onClose();
										( open ?? onPick )( key as QuestionType );
									} }
								/>
							) ) }
						</MenuGroup>
					) ) }
					{ last?.( onClose ) }
				</div>
			) }
		/>
	);
}

function TypeItem( {
	type,
	onPick,
}: {
	type: QuestionType;
	/** `open`: the type is locked, this says how to get it. */
	onPick: ( open?: () => void ) => void;
} ) {
	const lock = useTypeLock( type );
	const off = ! lock && boot().types_off.includes( type );
	const open = off ? () => void window.open( pageUrl( 'settings', '/misc' ) ) : lock?.open;
	return (
		<MenuItem
			className={ open ? 'ufb-type is-locked' : 'ufb-type' }
			aria-disabled={ open ? true : undefined }
			onClick={ () => onPick( open ) }
		>
			<span className="ufb-type__icon">
				<Icon icon={ editorOf( type ).icon } size={ 24 } />
			</span>
			<span className="ufb-type__text">
				<span>{ typeName( type ) }</span>
				<small>
					{ off
						? __( 'Off. Switch it on under Settings, Misc, then reload this page.', 'userfeedback' )
						: editorOf( type ).hint() }
				</small>
			</span>
			{ lock && <LockTag lock={ lock } /> }
		</MenuItem>
	);
}
