import { lazy, Suspense, useState } from 'react';
import { Button, Icon } from '@wordpress/components';
import { chevronDown, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { IconOption, Question, QuestionOption } from '../../../types';
import { minOptions } from '../../../domain/draft/options';
import { ICON_COLOR } from '../../../domain/draft/questions';
import { FaIcon } from './fa-icon';
import { Grip } from './grip';
import { AddOption, OptionField, OptionsFrame, RemoveOption } from './option-parts';
import { useHandle } from './sortable-list';
import { useOptions } from './use-options';
import type { Options } from './use-options';

const IconPicker = lazy( () => import( './icon-picker' ) );

interface Props {
	question: Question;
	wrong: boolean;
}

const asIcon = ( option: QuestionOption | undefined ): IconOption =>
	typeof option === 'object' && 'icon' in option
		? option
		: { label: '', icon: null };

/** Options of icon choices: an icon and a label each (QST-29). */
export function IconOptions( { question, wrong }: Props ) {
	const options = useOptions( question );
	const [ picking, setPicking ] = useState< number | null >( null );
	const picked = asIcon( options.options[ picking ?? -1 ] );
	return (
		<OptionsFrame
			options={ options }
			wrong={ wrong }
			after={ <AddOption options={ options } /> }
		>
			<ul>
				{ options.ids.map( ( id, at ) => (
					<Row
						key={ id }
						id={ id }
						at={ at }
						question={ question }
						options={ options }
						wrong={ wrong }
						onPick={ () => setPicking( at ) }
					/>
				) ) }
			</ul>
			{ picking !== null && (
				<Suspense fallback={ null }>
					<IconPicker
						value={ picked.icon }
						onClose={ () => setPicking( null ) }
						onChoose={ ( icon ) => {
							options.set( picking, { ...picked, icon } );
							setPicking( null );
						} }
					/>
				</Suspense>
			) }
		</OptionsFrame>
	);
}

interface RowProps extends Props {
	id: string;
	at: number;
	options: Options;
	onPick: () => void;
}

function Row( { id, at, question, options, wrong, onPick }: RowProps ) {
	const handle = useHandle( id );
	const option = asIcon( options.options[ at ] );
	const { icon } = option;
	const missing = wrong && icon === null;
	return (
		<li
			ref={ handle.setRow }
			style={ handle.style }
			className={ handle.lifted ? 'ufb-opt is-lifted' : 'ufb-opt' }
		>
			<Grip
				handle={ handle }
				label={ sprintf(
					/* translators: %d: number of the option. */
					__( 'Move option %d', 'userfeedback' ),
					at + 1
				) }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className={ missing ? 'ufb-iconbutton is-wrong' : 'ufb-iconbutton' }
				aria-invalid={ missing ? true : undefined }
				aria-label={
					icon
						? sprintf(
								/* translators: 1: number of the option, 2: name of an icon. */
								__( 'Icon of option %1$d: %2$s. Change', 'userfeedback' ),
								at + 1,
								icon.name
						  )
						: sprintf(
								/* translators: %d: number of the option. */
								__( 'Choose the icon of option %d', 'userfeedback' ),
								at + 1
						  )
				}
				onClick={ onPick }
			>
				{ icon ? (
					<FaIcon
						icon={ icon }
						size={ 20 }
						color={ question.settings.icon_color ?? ICON_COLOR }
					/>
				) : (
					<Icon icon={ plus } size={ 20 } />
				) }
				<Icon icon={ chevronDown } size={ 20 } />
			</Button>
			<OptionField
				question={ question }
				options={ options }
				at={ at }
				wrong={ wrong }
				onChange={ ( label ) => options.set( at, { ...option, label } ) }
			/>
			{ at >= minOptions( question.type ) ? (
				<RemoveOption options={ options } at={ at } />
			) : (
				<span className="ufb-gap" />
			) }
		</li>
	);
}
